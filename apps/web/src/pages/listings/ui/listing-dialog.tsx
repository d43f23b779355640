import { Button, ComboBox, Dialog, Form, RadioGroup, Select, TextArea, TextField } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { LISTING_FLOW, type ListingRow } from '#entities/listing'
import { changeListingsFx } from '#features/keep-listing'
import { serverErrors } from '#shared/account-rules'
import { sheinLocationsQuery } from '#shared/reference'
import { listingName } from '../lib/listing-text.ts'
import { amountTyped, typedAmount } from '../lib/typed-amount.ts'
import styles from './listings.module.css'
import { MoneyFields } from './money-fields.tsx'

const COST_SOURCES = [
  { value: 'none', label: '未填' },
  { value: '1688', label: '1688' },
  { value: 'manual', label: '手工' },
] as const
const NO_SITE = 'none'
/** As the contract names them too. */
const FIELDS = ['status', 'targetShop', 'targetSite', 'note']

const moneyTyped = (money: ListingRow['cost'], usual: string) => ({
  amount: amountTyped(money),
  currency: money?.currency ?? usual,
})

/** What a person writes down about a listing. Stays open, with all that was typed, until the server has it. */
export function ListingDialog({ row, onClose }: { row: ListingRow; onClose: () => void }) {
  const { data: sites = [] } = useQuery(sheinLocationsQuery())
  const { save, isSaving } = useUnit({ save: changeListingsFx, isSaving: changeListingsFx.pending })
  const [status, setStatus] = useState(row.status)
  const [shop, setShop] = useState(row.targetShop ?? '')
  const [site, setSite] = useState<string | null>(row.targetSite === null ? NO_SITE : String(row.targetSite))
  const usual = row.cost?.currency ?? row.declaredPrice?.currency ?? 'CNY'
  const [cost, setCost] = useState(moneyTyped(row.cost, usual))
  const [declared, setDeclared] = useState(moneyTyped(row.declaredPrice, usual))
  const [source, setSource] = useState<'none' | '1688' | 'manual'>(row.costSource ?? 'none')
  const [note, setNote] = useState(row.note ?? '')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const typed = {
    cost: typedAmount(cost.amount, cost.currency, '成本'),
    declared: typedAmount(declared.amount, declared.currency, '申报价'),
  }
  const isWrong = typed.cost.error !== undefined || typed.declared.error !== undefined
  const submit = () => {
    if (isWrong) return
    const money = (minor: number | null | undefined, currency: string) =>
      minor == null ? null : { amount: minor, currency }
    const change = {
      status,
      targetShop: shop.trim() || null,
      targetSite: site === null || site === NO_SITE ? null : Number(site),
      cost: money(typed.cost.minor, cost.currency),
      costSource: source === 'none' ? null : source,
      declaredPrice: money(typed.declared.minor, declared.currency),
      note: note.trim() || null,
    }
    setErrors({})
    save({ marketplace: row.marketplace, ids: [row.id], change, quiet: true }).then(onClose, (error: Error) =>
      setErrors(serverErrors(error, { names: FIELDS })),
    )
  }
  return (
    <Dialog
      open
      title={`编辑“${listingName(row)}”`}
      closeOnPressOutside={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" disabled={isWrong} loading={isSaving} onClick={submit}>
            保存
          </Button>
        </>
      }
    >
      <Form errors={errors} onSubmit={submit} className={styles.form}>
        <Select label="状态" name="status" options={LISTING_FLOW} value={status} onChange={setStatus} />
        <div className={styles.pair}>
          <TextField label="目标店铺" name="targetShop" value={shop} onChange={setShop} maxLength={60} />
          <ComboBox
            label="目标站点"
            name="targetSite"
            options={[
              { value: NO_SITE, label: '未定' },
              ...sites.map(({ siteId, siteName }) => ({ value: String(siteId), label: siteName })),
            ]}
            value={site}
            onChange={setSite}
          />
        </div>
        <MoneyFields label="成本" value={cost} onChange={setCost} example="18.50" error={typed.cost.error} />
        <RadioGroup
          label="成本来源"
          layout="row"
          options={COST_SOURCES}
          value={source}
          onChange={setSource}
        />
        <MoneyFields
          label="申报价"
          value={declared}
          onChange={setDeclared}
          example="32.00"
          error={typed.declared.error}
          note={cost.currency === declared.currency ? undefined : '两者币种不同，不计算利润率'}
        />
        <TextArea label="备注" name="note" value={note} onChange={setNote} maxLength={500} rows={3} />
      </Form>
    </Dialog>
  )
}
