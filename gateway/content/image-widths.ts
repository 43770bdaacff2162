/**
 * The permitted picture widths in pixels. Other widths are refused, because requests for arbitrary ones could fill the
 * disk.
 */
export const imageWidths: readonly number[] = [320, 500, 800, 1200, 1600]
