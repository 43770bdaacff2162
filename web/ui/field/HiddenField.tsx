/** A value that a form sends without showing it. */
export const HiddenField = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <input type="hidden" name={name} value={value} />
)
