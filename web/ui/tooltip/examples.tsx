import { Button } from '#web/ui/button/Button.tsx'

export const examples = {
  minimal: { text: 'Close', children: <Button>Close</Button> },
  'long words': {
    text: 'Copy the address of this page about wheelchair-accessible-transportation-arrangements',
    children: <Button>Copy</Button>,
  },
}
