import { readdirSync, readFileSync } from 'node:fs'
import { buildASTSchema, isInputObjectType, isListType, parse } from 'graphql'
import { expect, test } from 'vitest'
import { fieldsOf } from '#schema/forms/form-definition.ts'
import { forms } from '#schema/forms/forms.ts'

const folder = new URL('../../../schema/graphql/', import.meta.url)
const sdl = readdirSync(folder)
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n')
const schema = buildASTSchema(parse(sdl))

test.each(Object.values(forms))(
  '[S49] the mutation of $name takes exactly the fields of its definition',
  (definition) => {
    const mutation = schema.getMutationType()?.getFields()[definition.mutation]
    const input = mutation?.args.find(({ name }) => name === 'input')
    const type = schema.getType(String(input?.type).replace('!', ''))
    if (!isInputObjectType(type)) throw new Error(`${definition.mutation} takes no input`)
    const inSdl = Object.values(type.getFields()).map(
      ({ name, type: kind }) => `${name} ${isListType(kind) ? 'list' : 'text'}`,
    )
    const inDefinition = fieldsOf(definition).map(({ name, kind }) => `${name} ${kind === 'choices' ? 'list' : 'text'}`)
    const hidden = ['token text', 'website text', ...(definition.steps.length > 1 ? ['sealed text'] : [])]
    expect(inSdl.toSorted()).toEqual([...inDefinition, ...hidden].toSorted())
  },
)
