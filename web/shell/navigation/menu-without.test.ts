import { expect, test } from 'vitest'
import { mainMenu } from '#schema/site-map.ts'
import { menuWithout } from './menu-without.ts'

test('[S33] without missing pages the menu is unchanged', () => {
  expect(menuWithout([], mainMenu)).toEqual(mainMenu)
})

test('[S10] menus omit a missing page; if it has subpages, its entry leads to the first of them', () => {
  const menu = menuWithout(
    ['/blogs', '/about', '/about/consumer-pathway', '/resources/education', '/resources/education/great-gadget-videos'],
    mainMenu,
  )
  const named = (label: string) => menu.find((entry) => entry.label === label)
  expect(named('Blogs & News')).toBeUndefined()
  expect(named('About Us')).toMatchObject({ to: '/about/our-people' })
  expect(JSON.stringify(menu)).not.toMatch(/consumer-pathway|education/)
})
