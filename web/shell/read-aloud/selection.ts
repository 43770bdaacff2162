/** The selected text of the main area; null without one. To be called when a press starts: a press may remove the selection. */
export function selectionInMain(): Range | null {
  const selection = getSelection()
  if (!selection || selection.isCollapsed) return null
  const range = selection.getRangeAt(0).cloneRange()
  return document.querySelector('main')?.contains(range.commonAncestorContainer) ? range : null
}
