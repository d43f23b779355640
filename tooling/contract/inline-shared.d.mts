export declare function inlineShared<Contract extends { paths: object; components: object }>(
  contract: Contract,
): Contract
