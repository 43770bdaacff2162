/* oxlint-disable react/no-array-index-key -- The parts of a text never change their order, so the index is a stable key. */
import { Fragment } from 'react'
import type { RichText_TextFragment } from '#web/graphql/generated.ts'
import { FactSources } from './FactSources.tsx'
import { InlineText } from './InlineText.tsx'
import { nestList, type NestedList } from './nest-list.ts'
import styles from './RichText.module.css'

interface RichTextProps {
  text: RichText_TextFragment
  /**
   * The level of the heading above the text. The gateway numbers headings for a text directly under the page's h1 (2 to 4).
   * Under an h3 they move down two levels, so that no level is skipped or repeated.
   */
  under?: 1 | 2 | 3
  /** The caller shows the sources of the facts, below a table. */
  hasSourcesBelow?: boolean
}

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const

/** Text by an editor: paragraphs, headings, lists, links and facts. */
export function RichText({ text, under = 1, hasSourcesBelow = false }: RichTextProps) {
  return (
    <div className={styles['text']}>
      {text.nodes.map((node, index) => {
        switch (node.__typename) {
          case 'Paragraph':
            return (
              <p key={index}>
                <InlineText spans={node.spans} />
                {!hasSourcesBelow && <FactSources spans={node.spans} as="span" />}
              </p>
            )
          case 'Heading': {
            const Heading = headings[node.level + under - 3] ?? 'h6'
            return (
              <Heading key={node.anchor} id={node.anchor}>
                {node.text}
              </Heading>
            )
          }
          case 'Definition':
            return node.isOpen ? (
              <p className={styles['definition']} key={index}>
                <strong>{`${node.term}:`}</strong> {node.meaning}
              </p>
            ) : (
              <details className={styles['definition']} key={index}>
                <summary>{`${node.term}: what it means`}</summary>
                <p>{node.meaning}</p>
              </details>
            )
          case 'List':
            return (
              <Fragment key={index}>
                <Lists lists={nestList(node.items)} />
                {!hasSourcesBelow && <FactSources spans={node.items.flatMap(({ spans }) => spans)} as="p" />}
              </Fragment>
            )
          default:
            return null
        }
      })}
    </div>
  )
}

function Lists({ lists }: { lists: readonly NestedList[] }) {
  return lists.map(({ isNumbered, items }, index) => {
    const List = isNumbered ? 'ol' : 'ul'
    return (
      <List key={index}>
        {items.map((item, place) => (
          <li key={place}>
            <InlineText spans={item.spans} />
            <Lists lists={item.lists} />
          </li>
        ))}
      </List>
    )
  })
}
