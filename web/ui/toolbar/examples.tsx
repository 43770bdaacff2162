import { Button } from '#web/ui/button/Button.tsx'
import { Toolbar } from './Toolbar.tsx'

export const examples = {
  full: (
    <Toolbar label="Read aloud">
      <Button kind="secondary">Back</Button>
      <Button>Play</Button>
      <Button kind="secondary" isDisabled>
        Next
      </Button>
    </Toolbar>
  ),
}
