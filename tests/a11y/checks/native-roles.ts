import { aria, type Check } from '#tests/a11y/check.ts'
import { layouts } from '#tests/a11y/renditions.ts'

export const nativeRoles: Check = {
  id: 'roles-kept',
  title: 'Links and headings keep their roles, and no role is described by another word',
  criteria: ['1.3.1', '4.1.2'],
  source: aria('ARIA4'),
  renditions: layouts,
  judge() {
    const described = audit.all('[aria-roledescription], [aria-brailleroledescription]').filter(audit.isExposed)
    // An element without a role that a person needs to know may have a role description: a slide among slides.
    const isPlain = (element: Element) =>
      element.matches('[role=group], [role=region], [role=figure]') ||
      (element.matches('section, figure') && !element.role)
    const natives = audit.all('a[href], h1, h2, h3, h4, h5, h6').filter(audit.isExposed)
    const lost = (element: Element) =>
      element.matches('a')
        ? !['link', 'tab', 'menuitem', 'treeitem', 'option'].includes(element.role ?? 'link')
        : element.role !== null && element.role !== 'heading'
    return {
      applied: described.length + natives.length,
      faults: [
        ...described
          .filter((element) => !isPlain(element))
          .map((element) => audit.fault(element, 'Its role is spoken or shown in braille by another word')),
        ...natives.filter(lost).map((element) => audit.fault(element, `It has the role of “${element.role}”`)),
      ],
    }
  },
  good: '<h2>Ramps</h2><a href="/ramps">Ramps</a><section aria-label="1 of 3" aria-roledescription="slide">Rail</section>',
  bad: '<h2 aria-roledescription="slide">Ramps</h2>',
}
