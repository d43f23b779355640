import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useId, useLayoutEffect } from 'react'
import type { FormModel } from './create-form.ts'
import type { FieldErrors } from './field-errors.ts'

interface FormUse<Values, Result> {
  /** Values that it begins with; read once, when it is first shown. */
  start?: Partial<Values>
  /** The server has it. */
  onDone?: (result: Result) => void
}

/** What a field of the kit takes to belong to a form. */
export interface FieldProps<Value> {
  name: string
  value: Value
  onChange: (value: Value) => void
}

type Boxes<Values> = {
  [Name in keyof Values]: Values[Name] extends boolean ? Name : never
}[keyof Values] &
  string

export interface BoundForm<Values> {
  values: Values
  errors: FieldErrors
  isPending: boolean
  set: (change: Partial<Values>) => void
  /** Of a field with a value. */
  field: <Name extends keyof Values & string>(name: Name) => FieldProps<Values[Name]>
  /** Of a box that is ticked or not. */
  box: (name: Boxes<Values>) => { name: string; checked: boolean; onChange: (isOn: boolean) => void }
  /** Of the kit's `Form`. */
  form: { id: string; errors: FieldErrors; onSubmit: () => void }
  /** Of the button that submits, which may be outside of the form. */
  submit: { type: 'submit'; form: string; loading: boolean }
}

/** Joins the model of a form to the kit's `Form`. The model is open while the component is drawn. */
export function useForm<Values extends object, Result>(
  model: FormModel<Values, Result>,
  { start = {}, onDone }: FormUse<Values, Result> = {},
): BoundForm<Values> {
  const id = useId()
  const stores = useUnit({
    values: model.$values,
    errors: model.$errors,
    isPending: model.$isPending,
    done: model.$done,
  })
  const { opened, changed, submitted, closed } = useUnit({
    opened: model.opened,
    changed: model.changed,
    submitted: model.submitted,
    closed: model.closed,
  })
  const open = useEffectEvent(() => opened(start))
  useLayoutEffect(() => {
    open()
    return () => void closed()
  }, [closed])
  const tell = useEffectEvent((result: Result) => onDone?.(result))
  const { done, errors, isPending } = stores
  useEffect(() => {
    if (done) tell(done.result as Result)
  }, [done])
  // Until it is open, which is before anything is painted, it shows what it will begin with.
  const values = (stores.values as Values | null) ?? { ...model.initial, ...start }
  const set = (change: Partial<Values>) => void changed(change)
  const change = (name: string) => (value: unknown) => set({ [name]: value } as Partial<Values>)
  return {
    ...{ values, errors, isPending, set },
    field: (name) => ({ name, value: values[name], onChange: change(name) }),
    box: (name) => ({ name, checked: values[name] === true, onChange: change(name) }),
    form: { id, errors, onSubmit: () => void submitted() },
    submit: { type: 'submit', form: id, loading: isPending },
  }
}
