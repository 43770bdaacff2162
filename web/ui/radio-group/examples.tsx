import { Radio } from './RadioGroup.tsx'

const radios = (
  <>
    <Radio value="equipment">Equipment</Radio>
    <Radio value="home" description="Rails, ramps, bathrooms">
      Changes to a home
    </Radio>
    <Radio value="other">Something else</Radio>
  </>
)

export const examples = {
  minimal: { name: 'topic', label: 'What is this about?', children: radios },
  full: {
    name: 'reply',
    label: 'How should we reply?',
    description: 'Choose one. You can tell us more below.',
    errorMessage: 'Choose how we should reply',
    isOptional: true,
    defaultValue: 'home',
    children: radios,
  },
  horizontal: { name: 'size', label: 'Text size', orientation: 'horizontal', children: radios },
  compact: { name: 'sort', 'aria-label': 'Sort', isCompact: true, children: radios },
  'long words': {
    name: 'long',
    label: 'Assistive-technology-assessment-and-trial-appointment-preferences',
    children: <Radio value="long">Wheelchair-accessible-transportation-arrangements</Radio>,
  },
} as const
