import { readFileSync } from 'node:fs'
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { Service } from 'kubernetes-models/v1'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { settings } from '#gateway/config.ts'

const models = { Deployment, Ingress, PodDisruptionBudget, Service, StatefulSet }
const isModel = (kind: string): kind is keyof typeof models => Object.hasOwn(models, kind)

const text = readFileSync(new URL('../../gateway/kubernetes.yaml', import.meta.url), 'utf8')
/** The documents, of which only these fields are known before validation. */
const documents: {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
}[] = parseAllDocuments(text).map((document) => document.toJS())

test.each(documents.map((document) => [`${document.kind} ${document.metadata.name}`, document] as const))(
  'the %s in gateway/kubernetes.yaml is valid for the types of the Kubernetes API',
  (_, document) => {
    if (!isModel(document.kind)) throw new Error(`This test has no model of ${document.kind}`)
    const model = new models[document.kind](document)
    expect(() => model.validate()).not.toThrow()
    expect(model.apiVersion).toBe(models[document.kind].apiVersion)
  },
)

const workloads = documents
  .filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet')
  .map((document) => new Deployment(document))

test('every container runs as another user than root, with a read-only root, and has a readiness probe', () => {
  expect(workloads).toHaveLength(3)
  for (const { metadata, spec } of workloads) {
    const pod = spec?.template.spec
    expect(pod?.securityContext?.runAsNonRoot, metadata?.name).toBe(true)
    for (const container of pod?.containers ?? []) {
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
  const spec = workloads.find(({ metadata }) => metadata?.name === 'site')?.spec
  const pod = spec?.template.spec
  const drain = pod?.containers[0]?.lifecycle?.preStop?.sleep?.seconds ?? 0
  expect(spec?.replicas).toBeGreaterThanOrEqual(2)
  expect(drain).toBeGreaterThan(0)
  // Open requests get ten seconds (gateway/http/listen.ts).
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(drain + 10)
})

test('the sites use only settings that exist', () => {
  const names = workloads
    .filter(({ metadata }) => metadata?.name !== 'database')
    .flatMap(({ spec }) => spec?.template.spec?.containers.flatMap(({ env }) => env?.map(({ name }) => name) ?? []))
  expect(names.filter((name) => name === undefined || !Object.hasOwn(settings.shape, name))).toEqual([])
})
