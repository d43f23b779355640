import type { ToolPart } from './editor-part.ts'

function Drawing({ path, size }: { path: string; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}

const draw =
  (path: string, size = 16) =>
  () => <Drawing path={path} size={size} />

export const UndoIcon = draw('M6 3L2.5 6.5 6 10M2.5 6.5H10a3.5 3.5 0 010 7H7')
export const RedoIcon = draw('M10 3l3.5 3.5L10 10M13.5 6.5H6a3.5 3.5 0 000 7h3')
export const ZoomInIcon = draw('M7 12A5 5 0 107 2a5 5 0 000 10zM11 11l3 3M7 5v4M5 7h4')
export const ZoomOutIcon = draw('M7 12A5 5 0 107 2a5 5 0 000 10zM11 11l3 3M5 7h4')
export const FitIcon = draw('M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4')
export const MagnetIcon = draw('M3 2v6a5 5 0 0010 0V2h-3v6a2 2 0 01-4 0V2zM3 5h3M10 5h3')
export const GridLinesIcon = draw('M2 2h12v12H2zM2 6h12M2 10h12M6 2v12M10 2v12')
export const AlignLeftIcon = draw('M2 2v12M5 4h8v3H5zM5 9.5h5v3H5z')
export const AlignCenterIcon = draw('M8 1.5v13M3 4h10v3H3zM5 9.5h6v3H5z')
export const AlignRightIcon = draw('M14 2v12M3 4h8v3H3zM6 9.5h5v3H6z')
export const AlignTopIcon = draw('M2 2h12M4 5v8h3V5zM9.5 5v5h3V5z')
export const AlignMiddleIcon = draw('M1.5 8h13M4 3v10h3V3zM9.5 5v6h3V5z')
export const AlignBottomIcon = draw('M2 14h12M4 3v8h3V3zM9.5 6v5h3V6z')
export const DistributeXIcon = draw('M2 2v12M14 2v12M6 4.5h4v7H6z')
export const DistributeYIcon = draw('M2 2h12M2 14h12M4.5 6v4h7V6z')
export const GroupIcon = draw('M2 2h5v5H2zM9 9h5v5H9zM9 2h5M14 2v5M2 9v5h5')
export const UnlockIcon = draw('M3.5 7.5h9v6.5h-9zM5.5 7.5V5a2.5 2.5 0 014.9-.7')
export const FrontIcon = draw('M8 13V3M4 7l4-4 4 4M3 14h10')
export const BackIcon = draw('M8 3v10M4 9l4 4 4-4M3 2h10')
export const PrintIcon = draw('M4.5 6V2h7v4M4.5 12H2.5V6h11v6h-2M4.5 9.5h7V14h-7z')

export const QrIcon = draw(
  'M2 2h4.5v4.5H2zM9.5 2H14v4.5H9.5zM2 9.5h4.5V14H2zM9.5 9.5h2v2h-2zM14 9.5v4.5h-2.5M9.5 14h.01',
  20,
)
export const TableIcon = draw('M2 3h12v10H2zM2 6.5h12M2 9.7h12M7 3v10', 20)

export const TOOL_ICONS: Readonly<Record<ToolPart, () => React.JSX.Element>> = {
  TemplateList: draw('M2 2h12v3.5H2zM2 8h5v6H2zM9.5 8H14v6H9.5z', 20),
  AddTag: draw('M8 3v10M3 8h10', 20),
  FontEditor: draw('M3 4V2.5h10V4M8 2.5v11M6 13.5h4', 20),
  PdfCodeEditor: draw('M2 3v10M4.5 3v10M7 3v7M9 3v7M11.5 3v10M14 3v10', 20),
  LogoEditor: draw('M7 4.5a3.5 3.5 0 100 7M14 4.5a3.5 3.5 0 100 7M10.5 8H13', 20),
  PackageEditor: draw('M8 1.5l6 3v7l-6 3-6-3v-7zM2 4.5l6 3 6-3M8 7.5v7', 20),
  WarnFont: draw('M8 2l6.5 11.5h-13zM8 6.5v3M8 11.5h.01', 20),
  ShapeEditor: draw('M2 2h6v6H2zM11 14a3 3 0 100-6 3 3 0 000 6z', 20),
  PictureEditor: draw('M2 2.5h12v11H2zM2 11l3.5-3.5L9 11l2-2 3 3M10.5 6h.01', 20),
}
