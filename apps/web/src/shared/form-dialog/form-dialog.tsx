import { Button, Dialog, Form } from '@haixuan/ui-kit'
import type { ReactNode } from 'react'
import type { BoundForm } from '#shared/form'

interface FormDialogProps {
  title: string
  /** Of `useForm`. */
  form: Pick<BoundForm<unknown>, 'form' | 'submit'>
  onClose: () => void
  submitLabel?: string
  /** Nothing to be sent yet. */
  isDisabled?: boolean
  /** Beside the two buttons, before them. */
  act?: ReactNode
  size?: 'small' | 'medium'
  /** Nothing is typed that would be lost. */
  closeOnPressOutside?: boolean
  className?: string | undefined
  children?: ReactNode
}

/** A form in a window of its own. It stays open, with all that was typed, until the server has it. */
export function FormDialog(props: FormDialogProps) {
  const { title, form, onClose, submitLabel = '保存', isDisabled = false, act } = props
  const { size = 'small', closeOnPressOutside = false, className, children } = props
  return (
    <Dialog
      open
      size={size}
      title={title}
      closeOnPressOutside={closeOnPressOutside}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {act}
          <Button onClick={onClose}>取消</Button>
          <Button {...form.submit} variant="primary" disabled={isDisabled}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form {...form.form} className={className}>
        {children}
      </Form>
    </Dialog>
  )
}
