import { STORE_MODE } from '@haixuan/rules'
import { Banner, Button, Checkbox, DescriptionList, Form } from '@haixuan/ui-kit'
import { useState } from 'react'
import type { OwnStore } from '#entities/own-store'
import { bindStoreForm, type StoreFacts } from '#features/manage-stores'
import { useForm } from '#shared/form'
import styles from './stores.module.css'

interface BindCheckProps {
  facts: StoreFacts
  onBack: () => void
  onDone: (store: OwnStore) => void
}

/** The second step: what was entered is looked over, and the user says that the store is theirs. */
export function BindCheck({ facts, onBack, onDone }: BindCheckProps) {
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm(bindStoreForm, { start: { facts, key }, onDone })
  const { name, mallId, mode, books, moreBooks, currency, group } = facts
  return (
    <Form {...form.form} className={styles.form}>
      <DescriptionList
        columns={2}
        items={[
          { term: '店铺名称', value: name.trim() },
          { term: '店铺 ID（mallId）', value: mallId.trim() },
          { term: '模式', value: STORE_MODE[mode] },
          { term: '账本', value: [...books, ...(moreBooks.trim() ? [moreBooks.trim()] : [])].join('、') },
          { term: '默认币种', value: currency },
          { term: '分组', value: group.trim() || null },
        ]}
      />
      <Banner tone="info" title="请核对店铺 ID">
        数据按店铺 ID
        归属。同一店铺如果也被别的账号填写，由客服核实归属，结果在通知中告诉您；核实期间您可以照常使用。
      </Banner>
      <div>
        <Checkbox {...form.box('isConfirmed')}>我确认有权管理这家店铺</Checkbox>
        {form.errors['isConfirmed'] && (
          <p className={styles.fault} data-error-of="isConfirmed">
            {form.errors['isConfirmed']}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        <Button {...form.submit} variant="primary">
          绑定店铺
        </Button>
        <Button onClick={onBack}>上一步</Button>
      </div>
    </Form>
  )
}
