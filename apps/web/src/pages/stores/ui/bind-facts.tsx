import { Button, Form } from '@haixuan/ui-kit'
import { type StoreFacts, StoreFields, storeFactsForm } from '#features/manage-stores'
import { useForm } from '#shared/form'
import styles from './stores.module.css'

interface BindFactsProps {
  /** What was entered before. */
  start: StoreFacts | null
  groups: readonly string[]
  onDone: (facts: StoreFacts) => void
}

/** The first step: what the store is. */
export function BindFacts({ start, groups, onDone }: BindFactsProps) {
  const form = useForm(storeFactsForm, { start: start ?? {}, onDone })
  return (
    <Form {...form.form} className={styles.form}>
      <StoreFields form={form} groups={groups} hasMarketplace />
      <div className={styles.acts}>
        <Button {...form.submit} variant="primary">
          下一步
        </Button>
      </div>
    </Form>
  )
}
