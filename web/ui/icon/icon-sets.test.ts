import { expect, test } from 'vitest'
import { contentIcons } from '#schema/content/icons.ts'
import { bundledIconSet } from './icon-sets.ts'

test.each(contentIcons)('[S75] the site has the icon %s, which an editor can choose', async (id) => {
  const [collection = '', name = ''] = id.split(':')
  const set = await bundledIconSet(collection)
  expect(set?.[name]?.body).toMatch(/^<path .* d="M[^"]+"\/>$/)
})
