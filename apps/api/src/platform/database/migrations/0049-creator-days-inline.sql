-- The days of a creator are a few kilobytes, and boards read all of them: kept in the row as they are, they need
-- not be fetched from beside the table and unpacked for every figure.
alter table creator_hist set (toast_tuple_target = 8160);
