import { both, ol, p, type Block } from "./blocks.ts";
import type { Bilingual } from "./types.ts";

/**
 * A page of policy or terms (POL-1). A paragraph that begins with a number and a full stop is shown as
 * a section (POL-2); one that begins with •, - or * as a bullet (POL-3).
 */
export interface SeedLegalPage {
  title: Bilingual;
  description: Bilingual<Block[]>;
}

export const privacyPolicy: SeedLegalPage = {
  title: both("Privacy Policy", "سياسة الخصوصية"),
  description: {
    en: [
      p(
        "This policy is about the website and its two forms: what is kept, for how long, and how to have it erased. What people tell our interviewers is covered by the consent they give at the door, and is never joined to anything kept here. In force since 1 November 2026; when it changes, so does this date.",
      ),
      p(
        "1. Who is responsible. Miqyas, 12 Al-Jalaa Street, Abu Rummaneh, Damascus. For anything on this page, write to [hello@miqyas.example](mailto:hello@miqyas.example).",
      ),
      p(
        "2. What you give us. Reading asks for nothing: no account, no address, no name. Only the two forms do:",
      ),
      p(
        "• the contact form takes your name, your e-mail address and your message, a telephone number if you wish to leave one, and the language you wrote in;",
      ),
      p("• the newsletter form takes an e-mail address and the language of the page."),
      p("3. How long we keep it. Everything has an end, and none of it waits for us to remember:"),
      p("- a message is deleted twelve months after its conversation is closed;"),
      p(
        "- a newsletter address that has not been confirmed is deleted after seven days; a confirmed one stays until you leave the list;",
      ),
      p(
        "- your IP address is never stored as it is. To stop misuse of the forms we keep only a hash of it, made with a salt that changes every day, for thirty days at most.",
      ),
      p(
        "4. Cookies and your own device. One cookie remembers the language you chose, and there is no other. The browser also keeps a few notes for itself, which you can clear at any time: that same choice, the time until the newsletter form opens again, the service you last looked at, and a message that could not be sent, until it is delivered.",
      ),
      p(
        "5. Third parties. There are none: no advertising, no analytics, no fonts or maps fetched from elsewhere, and no data sold, lent or exchanged. A page may hold a video from YouTube or Vimeo. It comes from youtube-nocookie.com or player.vimeo.com, and only after the page has loaded in your browser; from then on that company sees your IP address, as any website would.",
      ),
      p(
        "6. Your rights. You may ask what we hold about you, have it corrected, or have it erased, without giving a reason. Write to [hello@miqyas.example](mailto:hello@miqyas.example) from the address concerned. We answer within 24 hours on business days, erase the messages and the subscription together with the technical copies made while they were delivered, and confirm it in writing.",
      ),
    ],
    ar: [
      p(
        "تخصّ هذه السياسة الموقع واستمارتَيه: ما الذي يُحفظ، وكم يبقى، وكيف يُمحى. أما ما يقوله الناس لباحثينا الميدانيين فتحكمه الموافقة التي يعطونها عند الباب، ولا يُضمّ أبدًا إلى شيءٍ محفوظٍ هنا. تسري منذ ١ تشرين الثاني (نوفمبر) ٢٠٢٦، وإذا تغيّرت تغيّر هذا التاريخ.",
      ),
      p(
        "١. من المسؤول. مقياس، ١٢ شارع الجلاء، أبو رمّانة، دمشق. اكتب إلينا في أيّ أمرٍ من أمور هذه الصفحة على [hello@miqyas.example](mailto:hello@miqyas.example).",
      ),
      p(
        "٢. ما الذي تعطينا إياه. القراءة لا تطلب شيئًا: لا حسابًا ولا عنوانًا ولا اسمًا. الاستمارتان وحدهما تطلبان:",
      ),
      p(
        "• استمارة التواصل: اسمك وبريدك الإلكتروني ورسالتك، ورقم هاتفك إن شئت أن تتركه، واللغة التي كتبت بها؛",
      ),
      p("• استمارة النشرة: البريد الإلكتروني ولغة الصفحة."),
      p("٣. كم نحتفظ به. لكل شيءٍ نهاية لا تنتظر أن نتذكّرها:"),
      p("- تُحذف الرسالة بعد اثني عشر شهرًا من إغلاق المحادثة؛"),
      p("- يُحذف عنوان النشرة الذي لم يؤكَّد بعد سبعة أيام، ويبقى المؤكَّد إلى أن تنسحب من القائمة؛"),
      p(
        "- لا يُخزَّن عنوان الإنترنت (IP) الخاصّ بك كما هو أبدًا. ولمنع إساءة استعمال الاستمارتين لا نحفظ إلا بصمةً مشتقّة منه بمفتاحٍ يتبدّل كل يوم، ولمدّةٍ لا تزيد على ثلاثين يومًا.",
      ),
      p(
        "٤. ملفّات تعريف الارتباط وجهازك. ملفٌّ واحد يتذكّر اللغة التي اخترتها، ولا ملفّ سواه. ويحفظ المتصفّح لنفسه ملاحظاتٍ قليلة يمكنك مسحها متى شئت: الاختيار نفسه، والوقت الباقي حتى تُفتح استمارة النشرة من جديد، وآخر خدمةٍ تصفّحتها، ورسالةً تعذّر إرسالها إلى أن تصل.",
      ),
      p(
        "٥. الأطراف الأخرى. لا أطراف أخرى: لا إعلانات، ولا أدوات تحليل، ولا خطوط أو خرائط تُجلب من مكانٍ آخر، ولا بيانات تُباع أو تُعار أو تُبادَل. وقد تحمل صفحةٌ مقطعًا من يوتيوب أو فيميو، فيُجلب من youtube-nocookie.com أو player.vimeo.com، وبعد أن تُحمَّل الصفحة في متصفّحك فقط؛ وعندئذٍ ترى تلك الشركة عنوان IP الخاصّ بك كما يراه أيّ موقع.",
      ),
      p(
        "٦. حقوقك. لك أن تسأل عمّا نحفظه عنك، وأن تطلب تصحيحه أو محوه من غير إبداء سبب. اكتب إلى [hello@miqyas.example](mailto:hello@miqyas.example) من العنوان المعنيّ. نردّ خلال ٢٤ ساعة في أيام العمل، ونمحو الرسائل والاشتراك والنسخ التقنية التي نشأت عند إيصالها، ونؤكّد لك ذلك كتابةً.",
      ),
    ],
  },
};

export const termsAndConditions: SeedLegalPage = {
  title: both("Terms & Conditions", "الشروط والأحكام"),
  description: {
    en: [
      p(
        "These terms cover the use of this website and of what is published on it. A study is agreed separately, in a signed letter; nothing on these pages is an offer. In force since 1 November 2026.",
      ),
      p(
        "1. Reading and quoting. Articles, words, resources and reports may be read, printed and quoted free of charge. A figure that leaves this site takes three things with it:",
      ),
      p("* the name Miqyas and the title of the page;"),
      p("* its date and its base, as they are printed beside it;"),
      p("* a link, where your medium allows one."),
      p(
        "2. What a figure means. Every figure describes the people who were asked, on the days they were asked. Where a page calls its data illustrative, they show a method and may not be quoted as findings.",
      ),
      p(
        "3. How a study is agreed. A message through the contact form commits neither side. The order is always the same:",
      ),
      ol(
        "You tell us the decision and the date on which it is due.",
        "We reply with questions, within 24 hours on business days.",
        "We send one page: the method, the sample, the time, the price, and what the study will not be able to say.",
        "Both sides sign. Only then does work begin, and only then is anything owed.",
      ),
      p(
        "4. Confidence. What you write to us about your plans stays with us, whether or not a study follows. A client is named on this site only with written permission.",
      ),
      p(
        "5. Fair use. Do not write in another person’s name, do not burden the site so that others cannot use it, and do not try to reach what is not published. We may turn away requests that do.",
      ),
      p(
        "6. Care and its limits. We try to keep the site open and correct, and mend an error as soon as we are told of it. A decision taken on a published page alone remains the reader’s own. Nothing here limits what the law does not allow to be limited.",
      ),
      p(
        "7. Law and changes. Syrian law applies, and the courts of Damascus are competent. When these terms change, the date in the first paragraph changes with them. Questions: [hello@miqyas.example](mailto:hello@miqyas.example).",
      ),
    ],
    ar: [
      p(
        "تخصّ هذه الشروط استعمال الموقع وما يُنشر فيه. أما الدراسات فيُتّفق عليها على حدة في كتابٍ موقّع، ولا شيء في هذه الصفحات يُعدّ عرضًا. تسري منذ ١ تشرين الثاني (نوفمبر) ٢٠٢٦.",
      ),
      p(
        "١. القراءة والاقتباس. المقالات والمصطلحات والموارد والتقارير متاحةٌ للقراءة والطباعة والاقتباس بلا مقابل. وكل رقمٍ يغادر الموقع يصحب معه ثلاثة أشياء:",
      ),
      p("* اسم مقياس وعنوان الصفحة؛"),
      p("* تاريخ الرقم وقاعدته كما كُتبا إلى جانبه؛"),
      p("* رابطًا، حيث يتّسع له المكان."),
      p(
        "٢. معنى الرقم. يصف كل رقمٍ من سُئلوا في الأيام التي سُئلوا فيها. وحيث تقول الصفحة إن البيانات توضيحية فالمقصود شرح المنهج، ولا يجوز اقتباسها على أنها نتائج.",
      ),
      p("٣. كيف يُتّفق على دراسة. الرسالة عبر استمارة التواصل لا تُلزم أحدًا. والترتيب واحدٌ دائمًا:"),
      ol(
        "تخبرنا بالقرار وبموعد استحقاقه.",
        "نردّ عليك بأسئلة، خلال ٢٤ ساعة في أيام العمل.",
        "نرسل صفحةً واحدة: المنهج والعيّنة والمدّة والكلفة، وما لن تستطيع الدراسة قوله.",
        "يوقّع الطرفان. وعندئذٍ فقط يبدأ العمل، وعندئذٍ فقط يُستحقّ شيء.",
      ),
      p(
        "٤. السرّية. ما تكتبه إلينا عن خططك يبقى عندنا، أأعقبته دراسةٌ أم لم تعقبه. ولا يُذكر عميلٌ في هذا الموقع إلا بإذنٍ مكتوب.",
      ),
      p(
        "٥. حسن الاستعمال. لا تكتب باسم غيرك، ولا تُثقل على الموقع حتى يتعذّر استعماله على سواك، ولا تحاول بلوغ ما لم يُنشر. ولنا أن نردّ الطلبات التي تفعل ذلك.",
      ),
      p(
        "٦. العناية وحدودها. نسعى إلى أن يبقى الموقع متاحًا وصحيحًا، ونصلح الخطأ حال إبلاغنا به. والقرار المبنيّ على صفحةٍ منشورة وحدها يبقى قرار قارئها. ولا يحدّ شيءٌ ممّا هنا ما لا يجيز القانون الحدّ منه.",
      ),
      p(
        "٧. القانون والتعديل. يسري القانون السوري، والمحاكم المختصّة محاكم دمشق. وإذا عُدّلت هذه الشروط تغيّر معها التاريخ في الفقرة الأولى. للأسئلة: [hello@miqyas.example](mailto:hello@miqyas.example).",
      ),
    ],
  },
};
