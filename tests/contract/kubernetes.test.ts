import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { settings } from '#gateway/config.ts'

/** What these tests read of a workload. */
const workload = z.object({
  kind: z.enum(['Deployment', 'StatefulSet']),
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    replicas: z.number(),
    template: z.object({
      spec: z.object({
        securityContext: z.object({ runAsNonRoot: z.boolean() }),
        terminationGracePeriodSeconds: z.number().optional(),
        containers: z.array(
          z.object({
            name: z.string(),
            env: z.array(z.object({ name: z.string() })),
            securityContext: z.unknown(),
            readinessProbe: z.unknown(),
            lifecycle: z.object({ preStop: z.object({ sleep: z.object({ seconds: z.number() }) }) }).optional(),
          }),
        ),
      }),
    }),
  }),
})

const text = readFileSync(new URL('../../gateway/kubernetes.yaml', import.meta.url), 'utf8')
const workloads = parseAllDocuments(text)
  .map((document): unknown => document.toJS())
  .filter((document) => z.object({ kind: workload.shape.kind }).safeParse(document).success)
  .map((document) => workload.parse(document))

test('every container runs as another user than root, with a read-only root, and has a readiness probe', () => {
  expect(workloads).toHaveLength(2)
  for (const { metadata, spec } of workloads) {
    const pod = spec.template.spec
    expect(pod.securityContext.runAsNonRoot, metadata.name).toBe(true)
    for (const container of pod.containers) {
      expect(container.securityContext, container.name).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(container.readinessProbe, container.name).toBeDefined()
    }
  }
})

test('there are at least two sites; a stopping one first waits until it is out of use, then has time for open requests', () => {
  const spec = workloads.find(({ metadata }) => metadata.name === 'site')?.spec
  const pod = spec?.template.spec
  const drain = pod?.containers[0]?.lifecycle?.preStop?.sleep?.seconds ?? 0
  expect(spec?.replicas).toBeGreaterThanOrEqual(2)
  expect(drain).toBeGreaterThan(0)
  // Open requests get ten seconds (gateway/http/listen.ts).
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(drain + 10)
})

test('the sites use only settings that exist', () => {
  const names = workloads
    .filter(({ metadata }) => metadata.name !== 'database')
    .flatMap(({ spec }) => spec.template.spec.containers.flatMap(({ env }) => env.map(({ name }) => name)))
  expect(names.filter((name) => !Object.hasOwn(settings.shape, name))).toEqual([])
})
