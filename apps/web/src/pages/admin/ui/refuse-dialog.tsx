import { decidePurchaseRequestBody } from '@haixuan/rules'
import { TextArea } from '@haixuan/ui-kit'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import type { ConsoleRequest } from '../model/console-rows.ts'
import { refusalForm } from '../model/request-forms.ts'
import styles from './admin.module.css'

/** A request is refused, with a reason for its buyer. */
export function RefuseDialog({ request, onClose }: { request: ConsoleRequest; onClose: () => void }) {
  const form = useForm(refusalForm, { start: { id: request.id }, onDone: onClose })
  return (
    <FormDialog
      title={`拒绝 ${request.planName} 的申请`}
      form={form}
      onClose={onClose}
      submitLabel="拒绝申请"
      className={styles.form}
    >
      <TextArea
        label="原因"
        description="申请人会看到"
        required
        maxLength={decidePurchaseRequestBody.reply.maxLength}
        {...form.field('reply')}
      />
    </FormDialog>
  )
}
