/** As many lines as a chart can be read with. */
export const MOST_COMPARED = 6
