import { circle, frame, line, outline, polygon, rectangle } from '../drawing/path.ts'

/** The wheeled bin of EN 50419, without cross, in a box of 100 wide and 104 high. */
export function bin(): string {
  return (
    outline(4, [27, 24], [73, 24], [66, 92], [34, 92]) +
    polygon([22, 17], [78, 17], [78, 24], [22, 24]) +
    line(4, [27, 17], [30, 11], [70, 11], [73, 17]) +
    frame(39, 30, 22, 9, 3) +
    rectangle(74, 17, 10, 4) +
    rectangle(80, 17, 4, 12) +
    circle(65, 94, 9) +
    rectangle(34, 92, 10, 9)
  )
}

/** The cross over the bin. */
export const binCross = () => line(4.5, [8, 6], [94, 104]) + line(4.5, [94, 6], [8, 104])
