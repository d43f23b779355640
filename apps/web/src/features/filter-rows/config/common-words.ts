/**
 * Words that are offered beside the field of a filter, by its parameter. Several of them may be on at once: such a
 * parameter takes a list. Which sizes there are only the sources know; these are the ones that most products have.
 */
export const COMMON_WORDS: Readonly<Record<string, readonly string[]>> = {
  size: ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '均码', '36', '37', '38', '39', '40', '41', '42'],
}
