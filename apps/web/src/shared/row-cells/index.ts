export { ChangeCell, changeText } from './change-cell.tsx'
export { Lines } from './lines.tsx'
export { MoreButton } from './more-button.tsx'
export { PlaceCell, placeText } from './place-cell.tsx'
