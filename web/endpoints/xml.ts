/** Characters that no XML document may hold, escaped or not: https://www.w3.org/TR/xml/#charsets */
const forbidden =
  // oxlint-disable-next-line no-control-regex -- They are the very ones that are taken out.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Words as they stand in XML, between tags or in an attribute. */
export const escapeXml = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
