import { updateListingsBody } from '@haixuan/rules'
import { ComboBox, RadioGroup, Select, TextArea, TextField } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { LISTING_FLOW, type ListingRow } from '#entities/listing'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { sheinLocationsQuery } from '#shared/reference'
import { listingName } from '../lib/listing-text.ts'
import { amountFaults, listingDraft, listingForm } from '../model/listing-form.ts'
import styles from './listings.module.css'
import { MoneyFields } from './money-fields.tsx'

const COST_SOURCES = [
  { value: 'none', label: '未填' },
  { value: '1688', label: '1688' },
  { value: 'manual', label: '手工' },
] as const
const NO_SITE = 'none'

/** What a person writes down about a listing. Stays open, with all that was typed, until the server has it. */
export function ListingDialog({ row, onClose }: { row: ListingRow; onClose: () => void }) {
  const { data: sites = [] } = useQuery(sheinLocationsQuery())
  const form = useForm(listingForm, { start: listingDraft(row), onDone: onClose })
  const { field, set, values } = form
  const { targetSite, cost, declaredPrice } = values
  const wrong = amountFaults(values)
  return (
    <FormDialog
      title={`编辑“${listingName(row)}”`}
      size="medium"
      form={form}
      onClose={onClose}
      isDisabled={wrong.cost !== undefined || wrong.declaredPrice !== undefined}
      className={styles.form}
    >
      <Select label="状态" options={LISTING_FLOW} {...field('status')} />
      <div className={styles.pair}>
        <TextField
          label="目标店铺"
          maxLength={updateListingsBody.targetShop.maxLength}
          {...field('targetShop')}
        />
        <ComboBox
          label="目标站点"
          name="targetSite"
          options={[
            { value: NO_SITE, label: '未定' },
            ...sites.map(({ siteId, siteName }) => ({ value: String(siteId), label: siteName })),
          ]}
          value={targetSite === null ? NO_SITE : String(targetSite)}
          onChange={(site) => set({ targetSite: site === null || site === NO_SITE ? null : Number(site) })}
        />
      </div>
      <MoneyFields label="成本" example="18.50" error={wrong.cost} {...field('cost')} />
      <RadioGroup label="成本来源" layout="row" options={COST_SOURCES} {...field('costSource')} />
      <MoneyFields
        label="申报价"
        example="32.00"
        error={wrong.declaredPrice}
        note={cost.currency === declaredPrice.currency ? undefined : '两者币种不同，不计算利润率'}
        {...field('declaredPrice')}
      />
      <TextArea label="备注" maxLength={updateListingsBody.note.maxLength} rows={3} {...field('note')} />
    </FormDialog>
  )
}
