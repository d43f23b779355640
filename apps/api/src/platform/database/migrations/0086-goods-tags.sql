-- Lists of products can be narrowed to a badge of the marketplace; few of them are rare enough to be walked to.
create index product_text_tags on product_text using gin (tags);
