interface Contract {
  paths: object
  components: object
}
export declare function addCommonHeaders<C extends Contract>(contract: C): C
export declare function inlineShared<C extends Contract>(contract: C): C
