import { criteria } from './criteria.ts'
import type { Evidence } from './evidence.server.ts'

const outcomes: Readonly<Record<string, string>> = {
  p: 'earl:passed',
  f: 'earl:failed',
  c: 'earl:cantTell',
  i: 'earl:inapplicable',
}

/** No person has tested a page yet, so no assertion is `earl:manual`. */
const modeOf = (letter: string) => (letter === letter.toUpperCase() ? 'earl:semiAuto' : 'earl:automatic')

const subjectOf = (place: number) => (place === 0 ? '#website' : `#state-${place}`)

/**
 * Returns an audit in the W3C's Evaluation and Report Language: an assertion for each state and each criterion that a rule judged there.
 * Addresses are relative to `@base`, the file's own. https://www.w3.org/TR/EARL10-Schema/
 */
export function earlOf({ date, commit, tools, states, outcomes: letters, findings }: Evidence): object {
  return {
    '@context': {
      '@vocab': 'http://www.w3.org/ns/earl#',
      earl: 'http://www.w3.org/ns/earl#',
      dct: 'http://purl.org/dc/terms/',
      wcag: 'https://www.w3.org/TR/WCAG22/#',
      title: 'dct:title',
      description: 'dct:description',
      date: 'dct:date',
      hasVersion: 'dct:hasVersion',
      source: { '@id': 'dct:source', '@type': '@id' },
      isPartOf: { '@id': 'dct:isPartOf', '@type': '@id' },
      assertedBy: { '@type': '@id' },
      subject: { '@type': '@id' },
      test: { '@type': '@id' },
      outcome: { '@type': '@id' },
      mode: { '@type': '@id' },
      WebPage: 'http://schema.org/WebPage',
      WebSite: 'http://schema.org/WebSite',
    },
    '@graph': [
      {
        '@id': '#audit',
        '@type': ['earl:Assertor', 'earl:Software'],
        title: 'The audit of this website',
        description: tools.map(({ name, version }) => `${name} ${version}`).join(', '),
        hasVersion: commit,
        date,
      },
      ...states.map(({ name, path, how }, place) => ({
        '@id': subjectOf(place),
        '@type': ['earl:TestSubject', place === 0 ? 'WebSite' : 'WebPage'],
        title: name,
        description: how,
        source: path,
        hasVersion: commit,
        ...(place > 0 && { isPartOf: subjectOf(0) }),
      })),
      ...criteria.map(({ number, name, slug, note }) => ({
        '@id': `wcag:${slug}`,
        '@type': 'earl:TestCriterion',
        title: `${number} ${name}`,
        description: note,
      })),
      ...criteria.flatMap(({ number, slug }) =>
        Array.from(letters[number] ?? '').flatMap((letter, place) => {
          const outcome = outcomes[letter.toLowerCase()]
          if (outcome === undefined) return []
          const own = findings.filter(
            ({ state, criteria: numbers }) => state === states[place]?.name && numbers.includes(number),
          )
          return [
            {
              '@type': 'earl:Assertion',
              assertedBy: '#audit',
              subject: subjectOf(place),
              test: `wcag:${slug}`,
              mode: modeOf(letter),
              result: {
                '@type': 'earl:TestResult',
                outcome,
                date,
                ...(own.length > 0 && {
                  description: own
                    .map(({ rule, rendition, message, target }) => `${rule}, ${rendition}: ${message} (${target})`)
                    .join('\n'),
                }),
              },
            },
          ]
        }),
      ),
    ],
  }
}
