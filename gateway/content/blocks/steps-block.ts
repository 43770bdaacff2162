import { usable } from '#gateway/content/map/outside.ts'
import { joined, plainText } from '#gateway/content/map/plain-text.ts'
import { richText, richTextFields } from '#gateway/content/map/rich-text.ts'
import { type BlockModule, never } from './block-module.ts'

export const stepsBlockFields = `{ heading, "steps": steps[]{ title, "text": text[]${richTextFields} } }`

export const stepsBlock: BlockModule<'stepsBlock', 'StepsBlock'> = {
  map: ({ heading, steps }, { key, anchors }) =>
    heading
      ? {
          __typename: 'StepsBlock',
          key,
          heading,
          steps: usable(steps, ({ title, text }) =>
            title ? { __typename: 'Step', title, text: richText(text, anchors) } : null,
          ),
        }
      : null,
  text: ({ heading, steps }) =>
    joined([
      { headings: [heading, ...steps.map(({ title }) => title)], body: [] },
      plainText(...steps.map(({ text }) => text)),
    ]),
  explain: (block, { richText: explained }) => ({
    ...block,
    steps: block.steps.map((step) => ({ ...step, text: explained(step.text) })),
  }),
  changesAt: never,
}
