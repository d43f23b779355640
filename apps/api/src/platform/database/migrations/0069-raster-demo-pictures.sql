-- Demo pictures became pixels, like those of real products; what was loaded before names the drawings.
update product_text set image_url = replace(image_url, '.svg', '.webp') where image_url like '/demo/%.svg';
update favourite set image_url = replace(image_url, '.svg', '.webp') where image_url like '/demo/%.svg';
update creator set avatar_url = replace(avatar_url, '.svg', '.webp') where avatar_url like '/demo/%.svg';
update live set cover_url = replace(cover_url, '.svg', '.webp') where cover_url like '/demo/%.svg';
update video set cover_url = replace(cover_url, '.svg', '.webp') where cover_url like '/demo/%.svg';
