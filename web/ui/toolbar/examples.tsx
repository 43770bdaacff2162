import { Button } from '#web/ui/button/Button.tsx'

export const examples = {
  full: {
    label: 'Read aloud',
    children: (
      <>
        <Button kind="secondary">Back</Button>
        <Button>Play</Button>
        <Button kind="secondary" isDisabled>
          Next
        </Button>
      </>
    ),
  },
}
