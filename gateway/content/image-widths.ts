/** The widths in pixels at which our origin gives pictures; any other is refused, or a visitor could fill the disk with variants. */
export const imageWidths: readonly number[] = [320, 500, 800, 1200, 1600]
