import { aboutUs, mission, vision } from "./content/about.ts";
import { coreValues } from "./content/core-values.ts";
import { homePage } from "./content/home.ts";
import { privacyPolicy, termsAndConditions, type SeedLegalPage } from "./content/legal.ts";
import { marketsPage } from "./content/markets.ts";
import { siteSettings } from "./content/site-settings.ts";
import type { SampleMedia } from "./sample-media.ts";
import { richTextOf } from "./sample-rich-text.ts";
import { published, type SeedSession } from "./seed-session.ts";

/** Everything of which `writePages` needs the pictures. */
export const pagesContent = [coreValues];

async function writeSettings(session: SeedSession): Promise<void> {
  const { agency_name, tagline, address, phones, holidays, membership_heading, membership_text, ...rest } =
    siteSettings;
  await session.writeGlobal("site-settings", (language) => ({
    ...rest,
    agency_name: agency_name[language],
    tagline: tagline[language],
    address: address[language],
    phones: phones.map((number) => ({ number })),
    membership_heading: membership_heading[language],
    membership_text: membership_text[language],
    holidays: holidays.map(({ date, name }) => ({ date: `${date}T12:00:00.000Z`, name: name[language] })),
    sample_content: true,
  }));
}

async function writeLegal(session: SeedSession, media: SampleMedia): Promise<void> {
  const pages: ["privacy-policy" | "terms-and-conditions", SeedLegalPage][] = [
    ["privacy-policy", privacyPolicy],
    ["terms-and-conditions", termsAndConditions],
  ];
  for (const [slug, { title, description }] of pages)
    await session.writeGlobal(slug, (language) => ({
      ...published,
      title: title[language],
      description: richTextOf(description[language], language, media.get),
    }));
}

async function writeAbout(session: SeedSession, media: SampleMedia): Promise<void> {
  await session.writeGlobal("about-us", (language) => ({
    ...published,
    description: richTextOf(aboutUs[language], language, media.get),
  }));
  await session.writeGlobal("our-mission", (language) => ({ ...published, mission: mission[language] }));
  await session.writeGlobal("our-vision", (language) => ({ ...published, description: vision[language] }));
  await session.writeGlobal("core-values", (language) => ({
    ...published,
    values: coreValues.map(({ key, image, title, description }) => ({
      key,
      title: title[language],
      description: description[language],
      image: media.get(image),
    })),
  }));
}

async function writeHome(session: SeedSession, media: SampleMedia): Promise<void> {
  const film = await media.storeFilm(homePage.video_alt_text);
  await session.writeGlobal("home-page", (language) => ({
    ...published,
    video_title: homePage.video_title[language],
    video_description: homePage.video_description[language],
    video: { kind: "upload" as const, media: film },
    video_alt_text: homePage.video_alt_text[language],
  }));
}

async function writeMarkets(session: SeedSession, media: SampleMedia): Promise<void> {
  const { title, introduction, markets } = marketsPage;
  await session.writeGlobal("markets-page", (language) => ({
    ...published,
    title: title[language],
    introduction: richTextOf(introduction[language], language, media.get),
    markets: markets.map(({ key, name, description }) => ({
      key,
      name: name[language],
      description: description[language],
    })),
  }));
}

/** The pages of which there is one. The settings come last: they say that the sample content is there. */
export async function writePages(session: SeedSession, media: SampleMedia): Promise<void> {
  await writeHome(session, media);
  await writeAbout(session, media);
  await writeMarkets(session, media);
  await writeLegal(session, media);
  await writeSettings(session);
}
