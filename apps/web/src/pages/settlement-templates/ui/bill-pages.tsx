import { BILL_PAGES } from '../lib/bill-pages.ts'
import { BillPage } from './bill-page.tsx'

export const RefundsPage = () => <BillPage bill={BILL_PAGES.refunds} />
export const SubsidiesPage = () => <BillPage bill={BILL_PAGES.subsidies} />
export const IssuesPage = () => <BillPage bill={BILL_PAGES.issues} />
export const ReshipsPage = () => <BillPage bill={BILL_PAGES.reships} />
export const FeesPage = () => <BillPage bill={BILL_PAGES.fees} />
export const AdsPage = () => <BillPage bill={BILL_PAGES.ads} />
