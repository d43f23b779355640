/** Text in the zips of samples that this site offers: it is for people, and no bill. */
export const SAMPLE_NOTE = '示例说明.txt'
