/** The widths in pixels of our pictures. Any other is refused: visitors could fill the disk with variants. */
export const imageWidths: readonly number[] = [320, 500, 800, 1200, 1600]
