-- White label: what the site is called and shows under a host name. Hosts that are not here get the default brand.
create table site_host (
  -- Canonical: lower case, ASCII, no port, no dot at the end.
  name text primary key,
  site_name text not null,
  logo_url text,
  login_url text,
  accent text,
  -- Names of tabs and areas that are not shown.
  hidden jsonb not null default '[]',
  -- Exact origins that may show the site in a frame and speak with it.
  origins jsonb not null default '[]',
  updated_at timestamptz not null default now()
);

-- Features that the operator has switched; one that is not here has its default.
create table feature_flag (
  name text primary key,
  is_on boolean not null,
  updated_at timestamptz not null default now()
);
