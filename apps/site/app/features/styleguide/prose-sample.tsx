import columnPlate from "../../assets/art/who-column.svg?url";
import heroPlate from "../../assets/art/hero.svg?url";
import placeholderPlate from "../../assets/art/placeholder.svg?url";
import figures from "../../content/figures.module.css";
import prose from "../../styles/prose.module.css";
import { useSay } from "./sample.tsx";

/** All elements that a long text can contain. */
export function ProseSample() {
  const say = useSay();
  return (
    <div className={prose.prose}>
      <p>
        {say(
          "A fair sample is older than the list it was drawn from. ",
          "لا تكون العيّنة أصدق من القائمة التي سُحبت منها. ",
        )}
        <strong>{say("The list is the first instrument.", "القائمة أول أداة.")}</strong>
      </p>
      <h2>{say("Three rules we do not break", "ثلاث قواعد لا نكسرها")}</h2>
      <ol>
        <li>
          {say(
            "The person who walks the block never interviews in it.",
            "من مشى في المربّع لا يجري المقابلات فيه.",
          )}
        </li>
        <li>{say("Every refusal is recorded with its reason.", "يُسجَّل كل رفض مع سببه.")}</li>
      </ol>
      <ul>
        <li>{say("Doors", "أبواب")}</li>
        <li>{say("Streets", "شوارع")}</li>
      </ul>
      <blockquote>
        {say(
          "The margin of error tells you how unlucky you might have been.",
          "هامش الخطأ يخبرك كم كان يمكن أن يعاندك الحظ.",
        )}
      </blockquote>
      <div className={prose.tableScroller} role="group" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th>{say("City", "المدينة")}</th>
              <th>{say("Share", "الحصة")}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>{say("Aleppo", "حلب")}</td>
              <td>{say("38%", "٣٨٪")}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <div className={figures.grid}>
        {[heroPlate, columnPlate, placeholderPlate].map((plate) => (
          <figure key={plate} className={figures.figure}>
            <img src={plate} alt="" />
          </figure>
        ))}
      </div>
    </div>
  );
}
