import { Button } from '#web/ui/button/Button.tsx'

/** Prints the page. Without scripts it is hidden, because visitors can use the browser's menu. */
export const PrintButton = ({ label = 'Print this page' }: { readonly label?: string }) => (
  <Button kind="secondary" data-needs-scripts="" data-screen-only="" onPress={() => print()}>
    {label}
  </Button>
)
