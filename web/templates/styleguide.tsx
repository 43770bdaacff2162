import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { Block } from '#web/blocks/Blocks.tsx'
import type { Blocks_BlockFragment } from '#web/graphql/generated.ts'
import { notify } from '#web/lib/toast-queue.ts'
import { Breadcrumb } from '#web/ui/breadcrumb/Breadcrumb.tsx'
import { examples as breadcrumbs } from '#web/ui/breadcrumb/examples.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import { examples as buttons } from '#web/ui/button/examples.tsx'
import { Card } from '#web/ui/card/Card.tsx'
import { examples as cards } from '#web/ui/card/examples.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group/CheckboxGroup.tsx'
import { examples as checkboxGroups } from '#web/ui/checkbox-group/examples.tsx'
import { DateField } from '#web/ui/date-field/DateField.tsx'
import { examples as dates } from '#web/ui/date-field/examples.ts'
import { DisclosureExample, examples as disclosures } from '#web/ui/disclosure/examples.tsx'
import { ErrorSummary } from '#web/ui/error-summary/ErrorSummary.tsx'
import { examples as errorSummaries } from '#web/ui/error-summary/examples.ts'
import { examples as honeypots } from '#web/ui/honeypot/examples.ts'
import { Honeypot } from '#web/ui/honeypot/Honeypot.tsx'
import { ContentIcon } from '#web/ui/icon/ContentIcon.tsx'
import { contentExamples, examples as icons } from '#web/ui/icon/examples.ts'
import { Icon } from '#web/ui/icon/Icon.tsx'
import { examples as iconButtons } from '#web/ui/icon-button/examples.ts'
import { IconButton } from '#web/ui/icon-button/IconButton.tsx'
import { examples as kerbLines } from '#web/ui/kerb-line/examples.ts'
import { KerbLine } from '#web/ui/kerb-line/KerbLine.tsx'
import { examples as logos } from '#web/ui/logo/examples.ts'
import { Logo } from '#web/ui/logo/Logo.tsx'
import { examples as notices } from '#web/ui/notice/examples.tsx'
import { Notice } from '#web/ui/notice/Notice.tsx'
import { examples as pageHeaders } from '#web/ui/page-header/examples.tsx'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import { examples as radioGroups } from '#web/ui/radio-group/examples.tsx'
import { RadioGroup } from '#web/ui/radio-group/RadioGroup.tsx'
import { examples as searchFields } from '#web/ui/search-field/examples.ts'
import { SearchField } from '#web/ui/search-field/SearchField.tsx'
import { examples as switches } from '#web/ui/switch/examples.ts'
import { Switch } from '#web/ui/switch/Switch.tsx'
import { examples as fields } from '#web/ui/text-field/examples.ts'
import { TextArea } from '#web/ui/text-field/TextArea.tsx'
import { TextField } from '#web/ui/text-field/TextField.tsx'
import { examples as toasts } from '#web/ui/toast/examples.ts'
import { examples as toggleButtons } from '#web/ui/toggle-button/examples.ts'
import { ToggleButton } from '#web/ui/toggle-button/ToggleButton.tsx'
import { examples as toolbars } from '#web/ui/toolbar/examples.tsx'
import { examples as tooltips } from '#web/ui/tooltip/examples.tsx'
import { Toolbar } from '#web/ui/toolbar/Toolbar.tsx'
import { Tooltip } from '#web/ui/tooltip/Tooltip.tsx'
import { examples as waysPast } from '#web/ui/way-past/examples.ts'
import { WayPast } from '#web/ui/way-past/WayPast.tsx'
import styles from './styleguide.module.css'

interface Part {
  readonly name: string
  readonly examples: readonly { readonly example: string; readonly element: ReactNode }[]
}

const part = <Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  examples: Readonly<Record<string, Props>>,
): Part => ({
  name,
  examples: Object.entries(examples).map(([example, props]) => ({ example, element: <Component {...props} /> })),
})

/** Gives each example an id that is unique on this page. */
const withIds = <Props extends { readonly id: string }>(prefix: string, examples: Readonly<Record<string, Props>>) =>
  Object.fromEntries(
    Object.entries(examples).map(([name, props]) => [name, { ...props, id: `${prefix}-${props.id}`, name: prefix }]),
  )

const blockExamples = import.meta.glob<{ readonly examples: Readonly<Record<string, Blocks_BlockFragment>> }>(
  '/web/blocks/*-block/examples.ts',
  { eager: true },
)

const blocks = Object.entries(blockExamples).map(([file, { examples }]): Part => ({
  name: file.split('/').at(-2) ?? file,
  examples: Object.entries(examples).map(([example, block]) => ({
    example,
    element: <Block block={{ ...block, key: `${block.key}-${block.__typename}-${example}` }} />,
  })),
}))

const parts: readonly Part[] = [
  part('Logo', Logo, logos),
  part('Kerb line', KerbLine, kerbLines),
  part('Icon', Icon, icons),
  part('Content icon', ContentIcon, contentExamples),
  part('Page header', PageHeader, pageHeaders),
  part('Breadcrumb', Breadcrumb, breadcrumbs),
  part('Button', Button, {
    ...buttons,
    disabled: { children: 'Send', isDisabled: true },
    pending: { children: 'Sending', isPending: true },
  }),
  part(
    'Button link',
    (props: Omit<ComponentProps<typeof ButtonLink>, 'href'>) => <ButtonLink href="/" {...props} />,
    buttons,
  ),
  part('Icon button', IconButton, iconButtons),
  part('Toolbar', Toolbar, toolbars),
  part('Tooltip', Tooltip, tooltips),
  part('Way past', WayPast, waysPast),
  part('Toggle button', ToggleButton, toggleButtons),
  part('Disclosure button', DisclosureExample, disclosures),
  part('Card', Card, cards),
  part('Notice', Notice, notices),
  part('Error summary', ErrorSummary, errorSummaries),
  part('Text field', TextField, withIds('text-field', fields)),
  part('Text area', TextArea, withIds('text-area', fields)),
  part('Radio group', RadioGroup, radioGroups),
  part('Date field', DateField, withIds('date-field', dates)),
  part('Checkbox group', CheckboxGroup, checkboxGroups),
  part('Search field', SearchField, searchFields),
  part('Switch', Switch, switches),
  part('Honeypot', Honeypot, honeypots),
  {
    name: 'Toast',
    examples: [
      {
        example: 'all types',
        element: <Button onPress={() => Object.values(toasts).forEach(notify)}>Show the toasts</Button>,
      },
    ],
  },
  ...blocks,
]

export const meta = () => [{ title: 'Parts of the site' }, { name: 'robots', content: 'noindex' }]

/** In development only: every example of every component, for review and for axe. */
export default function Styleguide() {
  return (
    <>
      <PageHeader title="Parts of the site" lead="Every example of every part, as its tests have it." />
      {parts.map(({ name, examples }) => (
        <section className={`container ${styles['part']}`} aria-label={`Part: ${name}`} key={name}>
          <h2>{name}</h2>
          {examples.map(({ example, element }) => (
            <div className={styles['example']} key={example}>
              <p className={styles['name']}>{example}</p>
              {element}
            </div>
          ))}
        </section>
      ))}
    </>
  )
}
