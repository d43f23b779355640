import { allSettled, type Scope } from 'effector'
import type { FormModel } from '#shared/form'

/** Opens a form in a test, fills it and submits it; settled once the answer is there. */
export async function fillForm<Values>(
  scope: Scope,
  form: Pick<FormModel<Values>, 'opened' | 'submitted'>,
  values: Partial<Values>,
): Promise<void> {
  await allSettled(form.opened, { scope, params: values })
  await allSettled(form.submitted, { scope })
}
