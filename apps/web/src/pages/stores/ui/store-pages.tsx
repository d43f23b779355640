import { StoreList } from './store-list.tsx'

/** Stores of all marketplaces. */
export function StoreCenterPage() {
  return <StoreList path="/store" title="店铺中心" />
}

/** Stores on Temu. */
export function StoreManagePage() {
  return <StoreList path="/temu/shopmanage" title="店铺管理" marketplace="temu" canBind />
}
