// The embedded editor reads what other pages give it: whatever they send, no object of ours learns new properties.
Object.freeze(Object.prototype)
