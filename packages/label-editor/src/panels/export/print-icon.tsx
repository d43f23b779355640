/** A printer. */
export function PrintIcon() {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M4.5 6V2h7v4M4.5 12H2.5V6h11v6h-2M4.5 9.5h7V14h-7z" />
    </svg>
  )
}
