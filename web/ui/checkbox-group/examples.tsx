import { Checkbox } from './CheckboxGroup.tsx'

const checkboxes = (
  <>
    <Checkbox value="equipment">Equipment</Checkbox>
    <Checkbox value="home" description="Rails, ramps, bathrooms">
      Changes to a home
    </Checkbox>
    <Checkbox value="other">Something else</Checkbox>
  </>
)

export const examples = {
  minimal: { name: 'topics', label: 'What is this about?', children: checkboxes },
  full: {
    name: 'needs',
    label: 'What makes it easier to talk with us?',
    description: 'Choose as many as you like.',
    errorMessage: 'Choose at least one',
    isOptional: true,
    defaultValue: ['home'],
    children: checkboxes,
  },
  compact: { name: 'price', 'aria-label': 'Price', isCompact: true, children: checkboxes },
  'long words': {
    name: 'long',
    label: 'Assistive-technology-assessment-and-trial-appointment-preferences',
    children: <Checkbox value="long">Wheelchair-accessible-transportation-arrangements</Checkbox>,
  },
}
