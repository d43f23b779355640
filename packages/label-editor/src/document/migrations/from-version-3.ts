type Raw = Record<string, unknown>

/**
 * Version 4 keeps PDFs: a picture can be a part of a page, and a field of the data can name it. Version 3 has neither,
 * and opening fills in the values that draw the same.
 */
export function fromVersion3(raw: Raw): Raw {
  return { ...raw, schemaVersion: 4 }
}
