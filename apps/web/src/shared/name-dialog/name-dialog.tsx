import { TextField } from '@haixuan/ui-kit'
import { type FormModel, useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'

interface Named {
  name: string
}

interface NameDialogProps<Values extends Named, Result> {
  title: string
  model: FormModel<Values, Result>
  /** What the form begins with: the name it has, empty where it has none yet, and what is named. */
  start: Partial<Values> & Named
  description?: string
  /** Of the name, as the contract has it. */
  maxLength: number
  /** Names of others, which it may not bear; `noun` says what they are. */
  taken?: { names: readonly string[]; noun: string }
  onClose: () => void
}

/** Asks how something that a reader keeps is called, and closes once the server has it. */
export function NameDialog<Values extends Named, Result>(props: NameDialogProps<Values, Result>) {
  const { title, model, start, description, maxLength, taken, onClose } = props
  const form = useForm(model, { start, onDone: onClose })
  const name = form.values.name.trim()
  const error =
    name !== start.name && taken?.names.includes(name)
      ? `已有名为“${name}”的${taken.noun}，请换一个名称`
      : undefined
  return (
    <FormDialog
      title={title}
      form={form}
      onClose={onClose}
      isDisabled={name === '' || error !== undefined}
      closeOnPressOutside
    >
      <TextField
        label="名称"
        description={description}
        maxLength={maxLength}
        autoFocus
        error={error}
        {...form.field('name')}
      />
    </FormDialog>
  )
}
