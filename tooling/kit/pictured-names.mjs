/** Stories that show all there is to see of a component: the first is its picture, the others have pictures of their own. */
export const SHOWING = ['AllStates', 'Open']

/** Components whose states do not fit on one sheet, by folder, or folder and story file where they differ. */
export const MORE = {
  chart: ['Drawn', 'Empty', 'Plain'],
  'data-table': ['Playground', 'Loading', 'Empty', 'Totals', 'Detail'],
  dialog: ['Small', 'Confirm'],
  drawer: ['Right', 'Left'],
  steps: ['Playground', 'Failed', 'Done'],
  'bar-chart': ['Playground', 'Negative'],
}
