import {
  attach,
  createEvent,
  createStore,
  type Effect,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector'
import { type Faults, type FieldErrors, wrongFields } from './field-errors.ts'
import { serverErrors } from './server-errors.ts'

interface FormDefinition<Values, Result, Source> {
  /** Values of an empty form. Their names are the names of the fields, and those of the contract. */
  initial: NoInfer<Values>
  /** What is wrong before anything is sent. */
  faults?: (values: NoInfer<Values>, source: Source) => Faults<Values>
  /** What the rules know beside the values. */
  source?: Store<Source>
  /** Sends the values. It shows no failure of its own: the form does. */
  submit: Effect<Values, Result, Error>
  /** Reasons of a refusal that belong to a field, though the answer names none. */
  reasons?: Readonly<Record<string, keyof Values & string>>
}

/** State of one form. It is open once at most. */
export interface FormModel<Values, Result = unknown> {
  initial: Values
  /** The form is shown; it begins with these values. */
  opened: EventCallable<Partial<Values>>
  changed: EventCallable<Partial<Values>>
  submitted: EventCallable<void>
  /** The form is gone, and all that was typed with it. */
  closed: EventCallable<void>
  /** Null while the form is closed. */
  $values: Store<Values | null>
  $errors: Store<FieldErrors>
  $isPending: Store<boolean>
  /** The answer to the last call, until the form changes again. */
  $done: Store<{ result: Result } | null>
}

/**
 * Makes the model of a form. A second call cannot begin before the first has ended. A failure keeps all that was typed.
 * An answer that comes after the form was closed changes nothing of the form that is open then.
 */
export function createForm<Values extends object, Result, Source = null>(
  definition: FormDefinition<Values, Result, Source>,
): FormModel<Values, Result> {
  const { initial, faults = () => ({}), source, submit, reasons = {} } = definition
  const fields = { names: Object.keys(initial), reasons }
  const opened = createEvent<Partial<Values>>()
  const changed = createEvent<Partial<Values>>()
  const submitted = createEvent()
  const closed = createEvent()

  // Never serialized: passwords are among the values, and links that nobody else may read among the answers.
  const $values = createStore<Values | null>(null, { serialize: 'ignore' })
    .on(opened, (_, start) => ({ ...initial, ...start }))
    .on(changed, (values, change) => values && { ...values, ...change })
    .reset(closed)
  /** The values of the call that has not ended yet. */
  const $sent = createStore<Values | null>(null, { serialize: 'ignore' })

  const known: Store<unknown> = source ?? createStore(null)
  const checked = sample({
    clock: submitted,
    source: { values: $values, sent: $sent, known },
    filter: ({ values, sent }) => values !== null && sent === null,
    fn: ({ values, known: about }) => ({
      values: values as Values,
      wrong: wrongFields(faults(values as Values, about as Source)),
    }),
  })
  const sent = sample({
    clock: checked,
    filter: ({ wrong }) => Object.keys(wrong).length === 0,
    fn: ({ values }) => values,
  })
  const sendFx = attach({ effect: submit, mapParams: (values: object) => values as Values })
  sample({ clock: sent as Event<object>, target: sendFx })

  // Each opening makes new values, so an answer to an earlier form is told by the identity of its values.
  const isOfThisForm = (values: Values | null, { params }: { params: Values }) => values === params
  const refused = sample({
    clock: submit.fail,
    source: $sent,
    filter: isOfThisForm,
    fn: (_, { error }) => error,
  })
  const done = sample({
    clock: submit.done,
    source: $sent,
    filter: isOfThisForm,
    fn: (_, { result }) => ({ result }),
  })
  $sent.on(sent, (_, values) => values).reset(refused, done, opened, closed)

  const $errors = createStore<FieldErrors>({})
    .on(checked, (_, { wrong }) => wrong)
    .on(refused, (_, error) => serverErrors(error, fields))
    .reset(done, opened, closed)
  const $done = createStore<{ result: Result } | null>(null, { serialize: 'ignore' })
    .on(done, (_, answer) => answer)
    .reset(sent, changed, opened, closed)
  const $isPending = $sent.map((values) => values !== null)
  return { initial, opened, changed, submitted, closed, $values, $errors, $isPending, $done }
}
