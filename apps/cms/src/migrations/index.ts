import * as migration_20261121_021711_first from './20261121_021711_first.ts';
import * as migration_20261121_235900_blog_listings from './20261121_235900_blog_listings.ts';
import * as migration_20261121_235901_inbox_fields from './20261121_235901_inbox_fields.ts';
import * as migration_20261122_060000_same_search from './20261122_060000_same_search.ts';
import * as migration_20261122_180000_title_order from './20261122_180000_title_order.ts';
import * as migration_20261122_190000_membership from './20261122_190000_membership.ts';
import * as migration_20261122_200000_picture_display from './20261122_200000_picture_display.ts';
import * as migration_20261122_210000_redirects from './20261122_210000_redirects.ts';
import * as migration_20261122_220100_search_engines from './20261122_220100_search_engines.ts';
import * as migration_20261122_220500_language_states from './20261122_220500_language_states.ts';
import * as migration_20261122_220600_listed_languages from './20261122_220600_listed_languages.ts';
import * as migration_20261122_220601_footer from './20261122_220601_footer.ts';
import * as migration_20261122_221500_broken_links from './20261122_221500_broken_links.ts';
import * as migration_20261122_221501_versions_say_who from './20261122_221501_versions_say_who.ts';
import * as migration_20261123_002250_media_library from './20261123_002250_media_library.ts';
import * as migration_20261123_002251_staff_search from './20261123_002251_staff_search.ts';
import * as migration_20261123_005410_autosave from './20261123_005410_autosave.ts';
import * as migration_20261123_011633_two_factor from './20261123_011633_two_factor.ts';
import * as migration_20261123_012130_usage_counts from './20261123_012130_usage_counts.ts';
import * as migration_20261123_012550_house_terms from './20261123_012550_house_terms.ts';
import * as migration_20261123_014408_audit_log from './20261123_014408_audit_log.ts';
import * as migration_20261123_040000_site_search from './20261123_040000_site_search.ts';
import * as migration_20261123_040326_charts from './20261123_040326_charts.ts';
import * as migration_20261123_073349_invitations from './20261123_073349_invitations.ts';
import * as migration_20261123_080720_report_facts from './20261123_080720_report_facts.ts';
import * as migration_20261123_084128_offers from './20261123_084128_offers.ts';
import * as migration_20261123_084249_home_and_markets from './20261123_084249_home_and_markets.ts';
import * as migration_20261123_100000_content_versions from './20261123_100000_content_versions.ts';
import * as migration_20261123_100001_rate_limits from './20261123_100001_rate_limits.ts';
import * as migration_20261125_022000_one_newest_version from './20261125_022000_one_newest_version.ts';
import * as migration_20261126_090000_audit_without_visitors from './20261126_090000_audit_without_visitors.ts';
import * as migration_20261127_140000_invisible_marks from './20261127_140000_invisible_marks.ts';
import * as migration_20261127_141000_confirmation_mails from './20261127_141000_confirmation_mails.ts';
import * as migration_20261128_090000_searched_messages from './20261128_090000_searched_messages.ts';
import * as migration_20261130_093000_apostrophes from './20261130_093000_apostrophes.ts';
import * as migration_20261130_220000_form_saves from './20261130_220000_form_saves.ts';

export const migrations = [
  {
    up: migration_20261121_021711_first.up,
    down: migration_20261121_021711_first.down,
    name: '20261121_021711_first',
  },
  {
    up: migration_20261121_235900_blog_listings.up,
    down: migration_20261121_235900_blog_listings.down,
    name: '20261121_235900_blog_listings',
  },
  {
    up: migration_20261121_235901_inbox_fields.up,
    down: migration_20261121_235901_inbox_fields.down,
    name: '20261121_235901_inbox_fields',
  },
  {
    up: migration_20261122_060000_same_search.up,
    down: migration_20261122_060000_same_search.down,
    name: '20261122_060000_same_search',
  },
  {
    up: migration_20261122_180000_title_order.up,
    down: migration_20261122_180000_title_order.down,
    name: '20261122_180000_title_order',
  },
  {
    up: migration_20261122_190000_membership.up,
    down: migration_20261122_190000_membership.down,
    name: '20261122_190000_membership',
  },
  {
    up: migration_20261122_200000_picture_display.up,
    down: migration_20261122_200000_picture_display.down,
    name: '20261122_200000_picture_display',
  },
  {
    up: migration_20261122_210000_redirects.up,
    down: migration_20261122_210000_redirects.down,
    name: '20261122_210000_redirects',
  },
  {
    up: migration_20261122_220100_search_engines.up,
    down: migration_20261122_220100_search_engines.down,
    name: '20261122_220100_search_engines',
  },
  {
    up: migration_20261122_220500_language_states.up,
    down: migration_20261122_220500_language_states.down,
    name: '20261122_220500_language_states',
  },
  {
    up: migration_20261122_220600_listed_languages.up,
    down: migration_20261122_220600_listed_languages.down,
    name: '20261122_220600_listed_languages',
  },
  {
    up: migration_20261122_220601_footer.up,
    down: migration_20261122_220601_footer.down,
    name: '20261122_220601_footer',
  },
  {
    up: migration_20261122_221500_broken_links.up,
    down: migration_20261122_221500_broken_links.down,
    name: '20261122_221500_broken_links',
  },
  {
    up: migration_20261122_221501_versions_say_who.up,
    down: migration_20261122_221501_versions_say_who.down,
    name: '20261122_221501_versions_say_who',
  },
  {
    up: migration_20261123_002250_media_library.up,
    down: migration_20261123_002250_media_library.down,
    name: '20261123_002250_media_library',
  },
  {
    up: migration_20261123_002251_staff_search.up,
    down: migration_20261123_002251_staff_search.down,
    name: '20261123_002251_staff_search',
  },
  {
    up: migration_20261123_005410_autosave.up,
    down: migration_20261123_005410_autosave.down,
    name: '20261123_005410_autosave',
  },
  {
    up: migration_20261123_011633_two_factor.up,
    down: migration_20261123_011633_two_factor.down,
    name: '20261123_011633_two_factor',
  },
  {
    up: migration_20261123_012130_usage_counts.up,
    down: migration_20261123_012130_usage_counts.down,
    name: '20261123_012130_usage_counts',
  },
  {
    up: migration_20261123_012550_house_terms.up,
    down: migration_20261123_012550_house_terms.down,
    name: '20261123_012550_house_terms',
  },
  {
    up: migration_20261123_014408_audit_log.up,
    down: migration_20261123_014408_audit_log.down,
    name: '20261123_014408_audit_log',
  },
  {
    up: migration_20261123_040000_site_search.up,
    down: migration_20261123_040000_site_search.down,
    name: '20261123_040000_site_search',
  },
  {
    up: migration_20261123_040326_charts.up,
    down: migration_20261123_040326_charts.down,
    name: '20261123_040326_charts',
  },
  {
    up: migration_20261123_073349_invitations.up,
    down: migration_20261123_073349_invitations.down,
    name: '20261123_073349_invitations',
  },
  {
    up: migration_20261123_080720_report_facts.up,
    down: migration_20261123_080720_report_facts.down,
    name: '20261123_080720_report_facts',
  },
  {
    up: migration_20261123_084128_offers.up,
    down: migration_20261123_084128_offers.down,
    name: '20261123_084128_offers',
  },
  {
    up: migration_20261123_084249_home_and_markets.up,
    down: migration_20261123_084249_home_and_markets.down,
    name: '20261123_084249_home_and_markets',
  },
  {
    up: migration_20261123_100000_content_versions.up,
    down: migration_20261123_100000_content_versions.down,
    name: '20261123_100000_content_versions',
  },
  {
    up: migration_20261123_100001_rate_limits.up,
    down: migration_20261123_100001_rate_limits.down,
    name: '20261123_100001_rate_limits'
  },
  {
    up: migration_20261125_022000_one_newest_version.up,
    down: migration_20261125_022000_one_newest_version.down,
    name: '20261125_022000_one_newest_version',
  },
  {
    up: migration_20261126_090000_audit_without_visitors.up,
    down: migration_20261126_090000_audit_without_visitors.down,
    name: '20261126_090000_audit_without_visitors',
  },
  {
    up: migration_20261127_140000_invisible_marks.up,
    down: migration_20261127_140000_invisible_marks.down,
    name: '20261127_140000_invisible_marks',
  },
  {
    up: migration_20261127_141000_confirmation_mails.up,
    down: migration_20261127_141000_confirmation_mails.down,
    name: '20261127_141000_confirmation_mails'
  },
  {
    up: migration_20261128_090000_searched_messages.up,
    down: migration_20261128_090000_searched_messages.down,
    name: '20261128_090000_searched_messages',
  },
  {
    up: migration_20261130_093000_apostrophes.up,
    down: migration_20261130_093000_apostrophes.down,
    name: '20261130_093000_apostrophes',
  },
  {
    up: migration_20261130_220000_form_saves.up,
    down: migration_20261130_220000_form_saves.down,
    name: '20261130_220000_form_saves',
  },
];
