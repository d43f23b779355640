import { Outlet } from '@tanstack/react-router'

/** Nothing around the page. */
export function PlainLayout() {
  return <Outlet />
}
