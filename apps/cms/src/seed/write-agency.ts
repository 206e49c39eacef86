import { faqCategories } from "./content/categories.ts";
import { clients } from "./content/clients.ts";
import { faqs } from "./content/faqs.ts";
import { impacts } from "./content/impacts.ts";
import { partners } from "./content/partners.ts";
import { services } from "./content/services.ts";
import { socialMedias } from "./content/social.ts";
import { team } from "./content/team.ts";
import { testimonials } from "./content/testimonials.ts";
import { tools } from "./content/tools.ts";
import type { SeedExplore } from "./content/types.ts";
import type { TextLanguage } from "../rich-text/html-text.ts";
import { writeCategories } from "./sample-categories.ts";
import type { SampleMedia } from "./sample-media.ts";
import { richTextOf } from "./sample-rich-text.ts";
import { published, type SeedSession } from "./seed-session.ts";

/** Everything of which `writeAgency` needs the pictures. */
export const agencyContent = [services, tools, impacts];

const exploresOf = (explores: SeedExplore[], language: TextLanguage, media: SampleMedia) =>
  explores.map(({ title, description, answers, image, second_image }) => ({
    title: title[language],
    description: description[language],
    answers: answers?.[language].map((text) => ({ text })) ?? [],
    image: media.get(image),
    second_image: second_image ? media.get(second_image) : null,
  }));

async function writeServices(session: SeedSession, media: SampleMedia): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { key, image, title, excerpt, explores } of services) {
    const id = await session.create("our-services", (language) => ({
      ...published,
      title: title[language],
      excerpt: excerpt[language],
      image: media.get(image),
      explores: exploresOf(explores, language, media),
    }));
    ids.set(key, id);
  }
  return ids;
}

async function writeTools(session: SeedSession, media: SampleMedia): Promise<void> {
  for (const { image, name, description, explores } of tools)
    await session.create("tool-we-uses", (language) => ({
      ...published,
      name: name[language],
      description: description[language],
      image: media.get(image),
      explores: exploresOf(explores, language, media),
    }));
}

async function writeImpacts(session: SeedSession, media: SampleMedia, serviceIds: Map<string, number>) {
  for (const { image, title, description, services: keys } of impacts)
    await session.create("our-impacts", (language) => ({
      ...published,
      title: title[language],
      description: description[language],
      image: media.get(image),
      services: keys.flatMap((key) => serviceIds.get(key) ?? []),
    }));
}

async function writePeople(session: SeedSession, media: SampleMedia): Promise<void> {
  for (const { portrait, name, position, bio } of team) {
    const image = await media.storePortrait(portrait, name);
    await session.create("our-teams", (language) => ({
      ...published,
      name: name[language],
      position: position[language],
      bio: bio[language],
      image,
    }));
  }
  for (const { portrait, logo, name, position, content, company_name } of testimonials) {
    const avatar = await media.storePortrait(portrait, name);
    const company_logo = await media.storeLogo(logo, company_name);
    await session.create("testimonials", (language) => ({
      ...published,
      name: name[language],
      position: position[language],
      content: content[language],
      company_name: company_name[language],
      avatar,
      company_logo,
    }));
  }
}

async function writeFirms(session: SeedSession, media: SampleMedia): Promise<void> {
  for (const { description, images } of clients) {
    const logos: number[] = [];
    for (const { logo, name } of images) logos.push(await media.storeLogo(logo, name));
    await session.create("our-clients", (language) => ({
      ...published,
      description: richTextOf(description[language], language, media.get),
      images: logos.map((image) => ({ image })),
    }));
  }
  for (const { logo, name } of partners) {
    const image = await media.storeLogo(logo, name);
    await session.create("our-partners", (language) => ({ ...published, name: name[language], logo: image }));
  }
}

async function writeQuestions(session: SeedSession): Promise<void> {
  const categoryOf = await writeCategories(session, "faq-categories", faqCategories);
  for (const { category, question, answer } of faqs)
    await session.create("frequently-asked-questions", (language) => ({
      ...published,
      question: question[language],
      answer: answer[language],
      category: category === null ? null : categoryOf(category),
    }));
}

/** What the agency does, whom it does it for, who does it, and what it is asked. */
export async function writeAgency(session: SeedSession, media: SampleMedia): Promise<void> {
  const serviceIds = await writeServices(session, media);
  await writeTools(session, media);
  await writeImpacts(session, media, serviceIds);
  await writePeople(session, media);
  await writeFirms(session, media);
  await writeQuestions(session);
  for (const { link_placeholder, ...rest } of socialMedias)
    await session.create("social-medias", (language) => ({
      ...published,
      ...rest,
      link_placeholder: link_placeholder[language],
    }));
}
