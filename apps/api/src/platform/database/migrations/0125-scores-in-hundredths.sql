-- Ratings of products keep two decimals, as those of shops do: 4.95 was rounded to 5.0.
update product_metric set score = case when score < 0 then score else score * 10 end,
  score_us = case when score_us < 0 then score_us else score_us * 10 end,
  score_eu = case when score_eu < 0 then score_eu else score_eu * 10 end
where score >= 0 or score_us >= 0 or score_eu >= 0;

update product_watch set score = (
  select array_agg(case when s < 0 then s else s * 10 end order by place) from unnest(score) with ordinality as t (s, place)
) where cardinality(score) > 0;
